import { prepare } from './bench-page.tsx';

prepare();
