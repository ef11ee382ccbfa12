const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Returns the fields of the form of an order as a browser sends them. */
export function orderFormFields(text: string): Record<string, string> {
  const form = /<form method="post" id="order"[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
  const inputs = [...form.matchAll(/<input\s(?:[^>"]|"[^"]*")*>/g)].flatMap(([tag]) => {
    const name = /\sname="([^"]*)"/.exec(tag)?.[1];
    const isOff = /type="(radio|checkbox)"/.test(tag) && !/\schecked/.test(tag);
    const value = /\svalue="([^"]*)"/.exec(tag)?.[1] ?? (/type="checkbox"/.test(tag) ? 'on' : '');
    return name === undefined || isOff || name === 'form_key' ? [] : [[name, unescaped(value)] as const];
  });
  const selects = [...form.matchAll(/<select[^>]*\sname="([^"]*)"[\s\S]*?<\/select>/g)].map(
    ([tag, name = '']) => {
      const option = /<option[^>]*\sselected[^>]*>/.exec(tag)?.[0] ?? '';
      return [name, unescaped(/value="([^"]*)"/.exec(option)?.[1] ?? '')] as const;
    },
  );
  return Object.fromEntries([...inputs, ...selects]);
}
