// Plain, old JavaScript on purpose: it has to parse on any Node, to say so when the Node is too old.
var major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    'Gifkit needs Node 20 or newer; this is Node ' +
      process.versions.node +
      '. Get one at nodejs.org.',
  );
  process.exit(1);
}
