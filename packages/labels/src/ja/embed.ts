import type { EmbedLabels, EmbedMessages } from '../en/embed.ts';

export { ja as components } from './index.ts';

export const labels: EmbedLabels = {
  player: 'プレーヤー',
  share: '共有',
  more: 'その他',
  keys: 'キーボードショートカット',
  notLoaded: '読み込めませんでした。',
  tryAgain: 'もう一度試す',

  website: 'サイト',
  continueOn: (site) => `${site}で続きを見る`,
  viewOn: (site) => `${site}で見る`,
  goTo: (site) => `${site}へ移動`,

  relatedGifs: '関連するGIF',
  noRelated: '似ているGIFはありません。',

  muteClip: 'クリップをミュート',
  unmuteClip: 'クリップのミュートを解除',

  watch: '動画を見る',
  backToGif: 'GIFに戻る',
  notAUrl: (id, provider) => `「${id}」は${provider}.comのURLではありません。`,
  notFound: (url) => `「${url}」は見つかりませんでした。`,
  notEmbeddable: (url) => `「${url}」は埋め込めません。`,

  showAll: 'すべて表示',
  favorite: 'お気に入り',
  noWindows: 'このページはウィンドウを開けません。',
  embedCode: '埋め込みコード',
  link: 'リンク',
  copy: 'コピー',
  copied: 'コピー済み',
  press: (keys) => `${keys}を押す`,
  copyField: (field) => `${field}をコピー`,
};

export const messages: EmbedMessages = {
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
  502: { title: 'GIFを表示できません', text: 'GIFサービスから正しい応答がありませんでした。' },
  503: { title: 'GIFはお休み中です', text: 'GIFサービスは現在応答していません。' },
  504: {
    title: '時間がかかりすぎています',
    text: 'GIFサービスから3秒以内に応答がありませんでした。',
  },
};
