import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    updateMessage: 'メッセージを変更できませんでした',
    loadMessages: 'メッセージを読み込めませんでした',
    loadReplies: '返信を読み込めませんでした',
    reply: '返信を送信できませんでした',
  },
  loading: {
    reply: '返信を送信しています',
  },
  success: {
    closeMessage: '対応済みにしました',
    reopenMessage: '未対応に戻しました',
    reply: '返信を送信しました',
  },
  validation: {
    emptyReply: '返信を入力してください',
  },
  notFound: {
    message: 'このメッセージは存在しません',
  },
  title: 'メッセージ',
  which: '表示するメッセージ',
  shows: { open: '未対応', done: '対応済み', all: 'すべて' },
  none: {
    open: {
      title: '返信が必要なメッセージはありません',
      description: 'すべてのメッセージに対応済みです。新しいメッセージはお問い合わせフォームから届きます。',
    },
    done: {
      title: '対応済みのメッセージはまだありません',
      description: '対応済みにしたメッセージは、ここに保管されます。',
    },
    all: {
      title: 'メッセージはまだありません',
      description: 'お問い合わせページから送られたメッセージが、ここと管理者のメールに届きます。',
    },
  },
  doneOn: '{date}に対応済み',
  answer: '返信',
  answerTo: '{name}さんに返信',
  answers: '返信{count, number}件',
  answersTo: '{name}さんへの返信{count, number}件',
  markDone: '対応済みにする',
  markDoneOf: '対応済みにする：{name}さんのメッセージ',
  reopen: '未対応に戻す',
  reopenOf: '未対応に戻す：{name}さんのメッセージ',
  thread: '返信',
  deletedAccount: '削除されたアカウント',
  reply: {
    labels: { text: '返信内容' },
    labelTo: '{name}さんへの返信内容',
    help: '元のメッセージを引用して、{email}にメールで送信されます。',
    send: '返信を送信',
  },
};
