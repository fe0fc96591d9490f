// Components are tested like the parts that they stand on.
import '../../../headless/src/test/setup.ts';
