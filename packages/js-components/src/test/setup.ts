// The same setup as for the headless parts.
import '../../../headless/src/test/setup.ts';
