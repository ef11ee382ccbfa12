/** The path of a request's address, still encoded, without its query. */
export function pathOf({ url = '' }: { readonly url?: string | undefined }): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
}
