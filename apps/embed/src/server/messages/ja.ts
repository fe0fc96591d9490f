import type { Messages } from './messages.ts';

export const ja: Messages = {
  unknownGif: {
    title: 'このGIFは見つかりません',
    text: '削除されたか、アドレスが間違っている可能性があります。',
  },
  unknownPage: {
    title: 'ページが見つかりません',
    text: 'アドレスが間違っている可能性があります。',
  },
  brokenPage: {
    title: '問題が発生しました',
    text: 'こちらの不具合です。もう一度お試しください。',
  },
  trouble: {
    502: { title: 'GIFを表示できません', text: 'GIFサービスから正しい応答がありませんでした。' },
    503: { title: 'GIFはお休み中です', text: 'GIFサービスは現在応答していません。' },
    504: {
      title: '時間がかかりすぎています',
      text: 'GIFサービスから3秒以内に応答がありませんでした。',
    },
  },
  tryAgain: 'もう一度試す',
};
