import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  addNew: 'レクチャーを追加',
  addMany: '動画をまとめて追加',
  toCourse: '追加先のコース：<course>{title}</course>',
  ofCourse: 'コース：<course>{title}</course>',
  many: 'まとめて追加する場合は、このページの好きな場所に動画をドロップしてください。ファイルごとに、ファイル名をタイトルにしたレクチャーが作成されます。',
  chooseMany: '動画をまとめて選択',
  add: 'レクチャーを追加',
  underWay: '動画を送信中です。このページを離れても続行されます。',
  edit: 'レクチャーを編集',
  editNamed: 'レクチャー「{title}」を編集',
  save: 'レクチャーを保存',
  captions: '字幕',
  chapters: 'チャプター',
  watch: 'レクチャーを見る',
  field: {
    title: 'タイトル',
    description: '説明',
    descriptionHelp: '「1:30 インデックス」のように時刻で始まる行は、チャプターになります。',
    video: '動画',
    videoHelp: 'MP4、WebM、MOV',
    freePreview: '無料プレビュー：このレクチャーは誰でも視聴できます',
  },
  delete: 'レクチャーを削除',
  deleteNamed: 'レクチャー「{title}」を削除',
  deleteQuestion: 'このレクチャーを削除しますか？',
  deleteConsequence:
    '「<title>{title}</title>」とその動画が、誰にも表示されなくなります。{days, number}日間はゴミ箱から復元できます。',
  order: {
    move: 'レクチャーを移動',
    moveNamed: 'レクチャー「{title}」を移動',
    sortable: '並べ替え可能',
    instructions:
      'スペースキーでレクチャーをつかみ、矢印キーで移動し、もう一度スペースキーを押して置きます。Escキーを押すと元の位置に戻ります。',
    taken: '「{title}」をつかみました。{count}件中{place}番目です。',
    moved: '「{title}」は{count}件中{place}番目にあります。',
    putDown: '「{title}」を{count}件中{place}番目に置きました。',
    stays: '「{title}」は{count}件中{place}番目のままです。',
  },
};
