import type { GiphyFetch } from '@gifkit/fetch-api';
import { useState } from 'react';
import { Code } from '../shared/Code.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';
import { Controls } from './Controls.tsx';
import type { ClientCode } from './code/app-code.ts';
import { initialValues } from './control.ts';
import type { Playground } from './playground.ts';
import type { ShowpiecesState } from './use-showpieces.ts';

export interface PlaygroundSectionProps {
  playground: Playground;
  client: GiphyFetch;
  clientCode: ClientCode;
  showpieces: ShowpiecesState;
}

/** A component to play with, beside the code that makes exactly what one sees. */
export function PlaygroundSection({
  playground: { id, title, text, controls, Live, code },
  client,
  clientCode,
  showpieces,
}: PlaygroundSectionProps) {
  const [values, setValues] = useState(() => initialValues(controls));
  const isReady = showpieces.status === 'ready';
  return (
    <section id={id} tabIndex={-1} className="example" aria-labelledby={`${id}-title`}>
      <SectionTitle id={id} title={title} />
      <p>{text}</p>
      <Controls
        label={`Props of ${title}`}
        controls={controls}
        values={values}
        onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
      />
      <div className="example-parts">
        <div className="live">
          {isReady ? (
            <Live client={client} values={values} {...showpieces} />
          ) : (
            <i className="skeleton" />
          )}
        </div>
        <Code
          label={`${title} example`}
          code={isReady ? code(values, showpieces, clientCode).trim() : ''}
        />
      </div>
    </section>
  );
}
