import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  refusals: {
    bodyOverdue: '送信に時間がかかりすぎました。もう一度お試しください。',
    overloaded: 'ただいまアクセスが集中しています。数秒後にもう一度お試しください。',
    documentNotTrusted:
      'このスクールは、自身のページからのクエリにのみ応答します。スクールのページでこの表示が出た場合は、再読み込みしてください。',
    methodNotAllowed: 'このアドレスでは、このメソッドは使用できません',
    crossSite: 'ほかのサイトからのリクエストのため、拒否されました',
    byNavigation:
      'このアドレスをブラウザーで開いても何も変更されません。スクリプトから呼び出すか、POST を使用してください',
    linkExpired: 'このリンクは有効期限が切れています',
    idempotencyKeyMalformed:
      'Idempotency-Keyは、空白を含まない1〜255文字のASCII英数字と記号で指定してください',
    idempotencyKeyReused:
      'このIdempotency-Keyは、以前に別の呼び出しで使われています。呼び出しごとに新しいキーを使用してください。',
    idempotencyKeyUnanswered:
      'このIdempotency-Keyによる最初の呼び出しには応答がありません。処理中か、応答前に中断された可能性があります。実行されたかどうかを確認してから、新しいキーで送信してください。',
    idempotencyAnswerNotKept:
      'この呼び出しは実行されましたが、応答が長すぎて保存できませんでした。結果はクエリで確認し、同じ呼び出しを再送信しないでください。',
    nestedTooDeeply: 'JSONの入れ子が深すぎます。リストとオブジェクトは{limit}階層までです。',
  },
  input: {
    malformedId: '有効なIDではありません',
    malformedCursor: 'この一覧のカーソルではありません',
    pageSize: '1〜{limit}件の範囲で指定してください',
    imageMemory: 'この画像は読み取りに必要なメモリが多すぎます。画素数を減らして保存してください。',
    imageParts: 'この画像は分割された部分が多すぎます。標準的な JPEG 形式で保存し直してください。',
    imageTime: 'この画像の読み取りに時間がかかりすぎます。画素数を減らして保存してください。',
  },
};
