import { LogoMark } from '../ui/icons.tsx';

export interface Message {
  title: string;
  text: string;
  action: { label: string; href: string | undefined; opensTab?: boolean };
}

/** Error page. Works without scripts. */
export function MessagePage({ title, text, action }: Message) {
  return (
    <main className="message-page">
      <LogoMark height={36} />
      <h1>{title}</h1>
      <p>{text}</p>
      {action.href && (
        <a href={action.href} {...(action.opensTab ? { target: '_blank', rel: 'noopener' } : {})}>
          {action.label}
        </a>
      )}
    </main>
  );
}
