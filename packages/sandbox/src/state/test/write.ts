/** Writes to a database, and says so each time: `node write.ts <file> <name> <times>`. */
import { createCatalog } from '../../catalog/search/catalog.ts';
import { openStore } from '../store.ts';

const [, , path, name, times] = process.argv;
const catalog = createCatalog([]);
const store = openStore(path, catalog);
for (let index = 0; index < Number(times); index++) {
  store.counts.increment('shared');
  store.ctas.put(`${name} ${index}`, { link: 'https://example.com', text: 'Shop' });
  console.log(`${name} ${index}`);
}
store.close();
catalog.close();
