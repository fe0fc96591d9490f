import {
  Carousel,
  Grid,
  LabelsProvider,
  MotionButton,
  MotionProvider,
} from '@gifkit/react-components';
import { ar } from '@gifkit/react-components/labels/ar';
import { de } from '@gifkit/react-components/labels/de';
import { en } from '@gifkit/react-components/labels/en';
import { es } from '@gifkit/react-components/labels/es';
import { ja } from '@gifkit/react-components/labels/ja';
import { appCode } from '../code/app-code.ts';
import { Code, jsx, literal } from '../code/jsx.ts';
import type { Playground } from '../playground.ts';

const LANGUAGES = { de, ar, es, ja, en };
type Language = keyof typeof LANGUAGES;
const CHOICES = Object.keys(LANGUAGES) as Language[];

const dirOf = (language: string) => (language === 'ar' ? 'rtl' : undefined);

/** A word that nothing is called by. */
const NOTHING = 'qwxzvy';

export const labels: Playground = {
  id: 'labels',
  title: 'LabelsProvider',
  text: 'All words of all components below it: in Arabic, English, German, Japanese and Spanish, or one’s own. Every word can be another one.',
  controls: [
    { name: 'language', label: 'Language', kind: 'choice', initial: 'de', choices: CHOICES },
    { name: 'noResults', label: 'For an empty list', kind: 'text', initial: '' },
  ],
  Live: ({ client, values }) => {
    const language = String(values.language) as Language;
    const { noResults } = values;
    return (
      <LabelsProvider
        labels={{
          ...LANGUAGES[language],
          ...(noResults && { noResults: String(noResults) }),
        }}
      >
        <div lang={language} dir={dirOf(language)}>
          <MotionProvider storageKey={null}>
            <MotionButton className="button" />
            <Carousel
              gifHeight={120}
              fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 8, signal })}
            />
          </MotionProvider>
          <Grid fetchGifs={(offset, { signal }) => client.search(NOTHING, { offset, signal })} />
        </div>
      </LabelsProvider>
    );
  },
  code: ({ language, noResults }, _, client) =>
    appCode({
      client,
      components: ['Carousel', 'Grid', 'LabelsProvider', 'MotionButton', 'MotionProvider'],
      imports: [`import { ${language} } from '@gifkit/react-components/labels/${language}';`],
      element: jsx(
        'LabelsProvider',
        {
          labels: new Code(
            noResults ? `{ ...${language}, noResults: ${literal(noResults)} }` : String(language),
          ),
        },
        jsx(
          'div',
          { lang: language, dir: dirOf(String(language)) },
          jsx(
            'MotionProvider',
            { storageKey: new Code('null') },
            jsx('MotionButton', { className: 'button' }),
            jsx('Carousel', {
              gifHeight: 120,
              fetchGifs: new Code(
                '(offset, { signal }) =>\n  client.trending({ offset, limit: 8, signal })\n',
              ),
            }),
          ),
          jsx('Grid', {
            fetchGifs: new Code(
              `(offset, { signal }) =>\n  client.search(${literal(NOTHING)}, { offset, signal })\n`,
            ),
          }),
        ),
      ),
    }),
};
