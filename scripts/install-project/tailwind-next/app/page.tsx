import { Message } from './message';

export default function Page() {
  return <Message />;
}
