import { Carousel, Grid } from '@gifkit/react-components';
import { useRef, useState } from 'react';
import { createClient, type Service } from '../../service/service.ts';
import { SectionTitle } from '../../shared/SectionTitle.tsx';
import { Switch } from '../../shared/Switch.tsx';
import { FAULT_NAMES, type Fault, faultyFetch } from './faulty-fetch.ts';

/** What one sees with each fault, and why. */
const WORDS: Record<Fault, string> = {
  none: 'Choose what goes wrong. Back at “All well”, what failed can be tried again.',
  slow: 'Every response takes four seconds longer. What is on its way says so, and nothing jumps when it comes.',
  error:
    'The service fails. Each list says so, and can be asked again; the client remembers a failure for six seconds.',
  malformed: 'Half of the JSON is missing. The error names the address, and nothing of what came.',
  empty: 'The service answers, with nothing. A list says that, too.',
  offline: 'No request reaches anything.',
};

/** Lists of a service that fails in the way that the visitor chooses. */
export function FaultPanel({ service }: { service: Service }) {
  const [fault, setFault] = useState<Fault>('none');
  // Another number starts the lists over. All well does not: what failed is there to be tried again.
  const [run, setRun] = useState(0);
  const newest = useRef(fault);
  const [client] = useState(() =>
    createClient(
      service,
      faultyFetch(
        () => newest.current,
        service.fetch ?? ((input, init) => globalThis.fetch(input, init)),
      ),
    ),
  );
  const choose = (choice: Fault) => {
    newest.current = choice;
    client.clearCache();
    setFault(choice);
    if (choice !== 'none') setRun((count) => count + 1);
  };
  return (
    <section id="faults" tabIndex={-1} className="example" aria-labelledby="faults-title">
      <SectionTitle id="faults" title="When something goes wrong" />
      <p role="status">{WORDS[fault]}</p>
      <Switch
        label="What goes wrong"
        name="fault"
        choices={FAULT_NAMES}
        chosen={fault}
        onChoose={choose}
      />
      <div className="lab-parts" key={run}>
        <div className="live scroller">
          <Grid
            aria-label="Grid with faults"
            columns={3}
            fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 9, signal })}
          />
        </div>
        <div className="live">
          <Carousel
            aria-label="Carousel with faults"
            gifHeight={140}
            fetchGifs={(offset, { signal }) =>
              client.trending({ type: 'stickers', offset, limit: 8, signal })
            }
          />
        </div>
      </div>
    </section>
  );
}
