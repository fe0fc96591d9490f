import { type PickerSelection, toMarkdown, toUrl } from '@gifkit/react-components/picker';
import { Fragment } from 'react';
import { CopyField } from '../shared/CopyField.tsx';

const bytes = (size: number) => (size > 0 ? `${Math.ceil(size / 1000)} KB` : 'of unknown size');

/** Facts about a chosen GIF, and the forms in which a message can hold it. */
export function SentDetails({ selection }: { selection: PickerSelection }) {
  const { rendition, reference, alt, isAltEdited, width, height, term } = selection;
  const facts = {
    File: `${rendition.format.toUpperCase()}, ${width} × ${height}, ${bytes(rendition.size)}`,
    'Alt text': alt ? `${alt}${isAltEdited ? ' (as you wrote it)' : ''}` : 'None',
    'Found by': term ? `“${term}”` : 'Browsing',
  };
  return (
    <>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <CopyField label="URL" value={toUrl(selection)} />
      <CopyField label="Markdown" value={toMarkdown(selection)} />
      <CopyField label="Reference" value={JSON.stringify(reference)} />
    </>
  );
}
