import type { EmbedLabels, Messages } from '../ui/labels.tsx';

export { ja as components } from '@gifkit/headless/labels/ja';

export const labels: EmbedLabels = {
  player: 'プレーヤー',
  play: '再生',
  pause: '一時停止',
  share: '共有',
  close: '閉じる',
  more: 'その他',
  keys: 'キーボードショートカット',
  notLoaded: '読み込めませんでした。',
  tryAgain: 'もう一度試す',
  inNewTab: (name) => `${name}（新しいタブで開きます）`,

  flashing: '点滅する映像',

  by: (name, isVerified) => `作成者：${name}${isVerified ? '（認証済み）' : ''}`,
  website: 'サイト',
  continueOn: (site) => `${site}で続きを見る`,
  viewOn: (site) => `${site}で見る`,
  seeMoreOn: (site) => `${site}でもっと見る`,
  shareFrom: (site) => `${site}から共有する`,
  playClipOn: (site) => `${site}でクリップを再生する`,
  goTo: (site) => `${site}へ移動`,

  relatedGifs: '関連するGIF',
  noRelated: '似ているGIFはありません。',

  clip: 'クリップ',
  muteClip: 'クリップをミュート',
  unmuteClip: 'クリップのミュートを解除',
  seek: '再生位置',
  position: (time, duration) => `${duration}中${time}`,

  watch: '動画を見る',
  watchElsewhere: '元のページで動画を見る',
  backToGif: 'GIFに戻る',
  video: (name) => `動画：${name}`,
  notAUrl: (id, provider) => `「${id}」は${provider}.comのURLではありません。`,
  notFound: (url) => `「${url}」は見つかりませんでした。`,
  notEmbeddable: (url) => `「${url}」は埋め込めません。`,
  youTubeUnknown: 'この動画はYouTubeにありません。',
  youTubeBroken: 'YouTubeはこの動画をここで再生できません。',
  youTubeRemoved: 'この動画はYouTubeから削除されました。',
  youTubeForbidden: 'この動画は所有者が埋め込みを許可していません。',

  showAll: 'すべて表示',
  favorite: 'お気に入り',
  send: '送信',
  noWindows: 'このページはウィンドウを開けません。',
  embedCode: '埋め込みコード',
  link: 'リンク',
  copy: 'コピー',
  copied: 'コピー済み',
  press: (keys) => `${keys}を押す`,
  copyField: (field) => `${field}をコピー`,
};

export const messages: Messages = {
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
