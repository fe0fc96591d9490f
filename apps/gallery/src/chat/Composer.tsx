import { type FormEvent, type Ref, useState } from 'react';

interface ComposerProps {
  field: Ref<HTMLInputElement>;
  button: Ref<HTMLButtonElement>;
  isPickerOpen: boolean;
  onToggle: () => void;
  onSay: (text: string) => void;
}

export function Composer({ field, button, isPickerOpen, onToggle, onSay }: ComposerProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    onSay(said);
    setText('');
  };
  return (
    <form className="composer" onSubmit={submit}>
      <button
        ref={button}
        type="button"
        className="composer-gif"
        aria-label="Choose a GIF"
        aria-haspopup="dialog"
        aria-expanded={isPickerOpen}
        onClick={onToggle}
      >
        GIF
      </button>
      <input
        ref={field}
        type="text"
        dir="auto"
        aria-label="Message"
        placeholder="Write a message"
        enterKeyHint="send"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="composer-send" aria-label="Send">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h13M12 5.5l6.5 6.5-6.5 6.5" />
        </svg>
      </button>
    </form>
  );
}
