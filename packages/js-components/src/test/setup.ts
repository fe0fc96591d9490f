// Elements are tested like the components that they show.
import '../../../headless/src/test/setup.ts';
