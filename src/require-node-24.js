// Loaded before the TypeScript entry, in plain JavaScript, because an older Node couldn't even read that one.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Sampan runs on Node 24 or newer, this is ${process.versions.node}. ` +
      'On Linux `npm ci` brings Node 24 and `npm start` uses it; elsewhere install Node 24 first.',
  );
  process.exit(1);
}
