interface Phrase {
  text: string;
  tags: readonly string[];
}

const phrase = (text: string, ...tags: string[]): Phrase => ({ text, tags });

export const phrases: readonly Phrase[] = [
  phrase('Hello!', 'hi', 'hey', 'greeting'),
  phrase('Hi there', 'hello', 'hey', 'greeting'),
  phrase('Good morning', 'wake up', 'sunrise', 'coffee'),
  phrase('Good night', 'sleep', 'sweet dreams'),
  phrase('Thank you', 'thanks', 'grateful', 'ty'),
  phrase('You’re welcome', 'no problem', 'anytime'),
  phrase('Please', 'pretty please', 'begging'),
  phrase('Sorry', 'apology', 'my bad'),
  phrase('Yes!', 'yeah', 'agree', 'ok'),
  phrase('Nope', 'no', 'never', 'disagree'),
  phrase('OMG', 'oh my god', 'wow', 'shocked'),
  phrase('LOL', 'laughing', 'haha', 'funny'),
  phrase('Ha ha ha', 'laughing', 'lol', 'funny'),
  phrase('Wow', 'amazing', 'surprised', 'omg'),
  phrase('Love you', 'i love you', 'heart', 'valentine'),
  phrase('Miss you', 'sad', 'love', 'far away'),
  phrase('Big hug', 'hugs', 'love', 'comfort'),
  phrase('Happy birthday', 'birthday', 'cake', 'party'),
  phrase('Happy new year', 'new year', 'party', 'fireworks'),
  phrase('Congrats!', 'congratulations', 'well done', 'celebrate'),
  phrase('Well done', 'good job', 'bravo', 'applause'),
  phrase('You got this', 'good luck', 'motivation', 'go'),
  phrase('Good luck', 'fingers crossed', 'you got this'),
  phrase('Let’s go!', 'excited', 'hype', 'ready'),
  phrase('Party time', 'celebrate', 'dance', 'weekend'),
  phrase('It’s Friday', 'weekend', 'tgif', 'party'),
  phrase('Monday again', 'tired', 'coffee', 'work'),
  phrase('Need coffee', 'tired', 'morning', 'monday'),
  phrase('So hungry', 'food', 'lunch', 'snack'),
  phrase('Cheers', 'toast', 'drinks', 'celebrate'),
  phrase('Oh no', 'fail', 'sad', 'oops'),
  phrase('No way', 'shocked', 'disbelief', 'omg'),
  phrase('See you soon', 'bye', 'goodbye', 'later'),
  phrase('Bye bye', 'goodbye', 'see you', 'wave'),
  phrase('Be right back', 'brb', 'wait', 'busy'),
  phrase('On my way', 'omw', 'coming', 'late'),
];
