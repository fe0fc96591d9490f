/** Entry of the client, which the start script loads when the visitor or the host page does something. */
export { hydratePage } from './page/hydrate-page.tsx';
