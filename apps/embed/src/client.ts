/** Entry of the script that every embed page loads. */
import { hydratePage } from './page/hydrate-page.tsx';

hydratePage(document);
