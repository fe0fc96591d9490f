import { Ajv2020 } from 'ajv/dist/2020.js';

/** Escapes a key of a JSON pointer. */
const escaped = (key: string): string =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Validates values against the schemas of an OpenAPI document. */
export function checkerOf(document: { paths: Record<string, unknown> }) {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
  ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
  // Files in forms, which are not JSON.
  ajv.addFormat('binary', true);
  ajv.addSchema(document, 'openapi.json');
  return {
    /** Returns the validation errors of a value for the schema at a JSON pointer. */
    errorsIn(value: unknown, ...pointer: string[]): unknown {
      const validate = ajv.getSchema(`openapi.json#/${pointer.map(escaped).join('/')}`);
      if (!validate) throw new Error(`There is no schema at ${pointer.join('/')}.`);
      return validate(value) ? [] : validate.errors;
    },
    /** Finds the documented path of a URL, preferably one without variables. */
    pathOf(sent: string): string {
      const { pathname } = new URL(sent, 'http://sandbox.test');
      const parts = pathname.split('/');
      const found = Object.keys(document.paths).filter((path) => {
        const names = path.split('/');
        return (
          names.length === parts.length &&
          names.every((name, index) => name.startsWith('{') || name === parts[index])
        );
      });
      return found.toSorted((a, b) => a.split('{').length - b.split('{').length)[0] ?? '';
    },
  };
}
