import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  refusals: {
    bodyOverdue: 'O envio demorou demais. Tente novamente',
    overloaded: 'Há muitas pessoas aqui neste momento. Tente novamente em alguns segundos',
    documentNotTrusted:
      'Esta escola só responde às consultas das próprias páginas. Se você viu este aviso em uma delas, recarregue-a',
    methodNotAllowed: 'Este endereço não aceita este método',
    crossSite: 'Esta solicitação veio de outro site e foi recusada',
    byNavigation:
      'Abrir este endereço no navegador não altera nada. Chame-o a partir de um script ou use POST',
    linkExpired: 'Este link expirou',
    idempotencyKeyMalformed: 'Uma Idempotency-Key tem de 1 a 255 letras, dígitos e sinais ASCII, sem espaços',
    idempotencyKeyReused: 'Esta Idempotency-Key já veio com outra chamada. Crie uma nova para cada chamada',
    idempotencyKeyUnanswered:
      'A primeira chamada com esta Idempotency-Key não tem resposta: ela ainda está em andamento ou foi interrompida antes da resposta. Verifique se foi executada antes de enviá-la com uma chave nova',
    idempotencyAnswerNotKept:
      'Esta chamada foi executada, mas a resposta era longa demais para guardar. Consulte o resultado e não envie a chamada de novo',
    nestedTooDeeply: 'Este JSON está aninhado demais: listas e objetos podem ter {limit} níveis',
  },
  input: {
    malformedId: 'Este não é um ID válido',
    malformedCursor: 'Este não é um cursor desta lista',
    pageSize: 'Peça de 1 a {limit} registros',
    imageMemory: 'A leitura desta imagem exige memória demais. Salve-a com menos pixels',
    imageParts: 'Esta imagem tem partes demais. Salve-a novamente como JPEG padrão',
    imageTime: 'A leitura desta imagem demora demais. Salve-a com menos pixels',
  },
};
