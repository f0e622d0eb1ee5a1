import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  noFfmpeg: 'サーバーにffmpegがインストールされていません。動画から音声を取り出すために必要です',
  noAudio: 'この動画には文字に起こせる音声がありません',
  noVideo: 'このレクチャーの動画はもうありません',
  commandFailed: 'コマンドが失敗しました（{code}）：{output}',
  refused: 'サービスが拒否しました（HTTP {status}）：{answer}',
  unreachable: 'サービスに接続できません：{reason}',
  timeOver: '字幕の作成に時間がかかりすぎました',
  tooLarge: '応答が字幕としては大きすぎます',
  noTimes: 'サービスの応答に発話の時刻がありません',
  notCaptions: '応答が字幕ではありません：{reason}',
  internal:
    'こちら側の問題で字幕を作成できませんでした。もう一度お試しください。詳しくはサーバーのログに記録されています',
};
