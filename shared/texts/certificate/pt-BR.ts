import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    issueCertificate: 'Não foi possível emitir o certificado',
    loadCertificate: 'Não foi possível carregar o certificado',
  },
  loading: {
    issueCertificate: 'Emitindo seu certificado',
  },
  success: {
    issueCertificate: 'Seu certificado está pronto',
  },
  validation: {
    certificateCode: 'Digite o código que consta no certificado',
  },
  conflict: {
    courseNotCompleted: 'O certificado é emitido quando todas as aulas estão concluídas',
  },
  notFound: {
    certificate: 'Não há certificado com este código',
  },
  sheet: {
    kind: 'Certificado de conclusão',
    completed: 'concluiu todas as aulas do curso',
    on: 'em {date}',
    taughtBy: 'Ministrado por {instructor}',
    number: 'Certificado {code}',
    minutes: '{minutes, plural, one {# minuto} other {# minutos}} de vídeo',
    hours: '{hours, plural, one {# hora} other {# horas}} de vídeo',
    hoursAndMinutes:
      '{hours, plural, one {# hora} other {# horas}} e {minutes, plural, one {# minuto} other {# minutos}} de vídeo',
  },
  pdf: 'Certificado (PDF)',
  page: {
    code: 'Código do certificado',
    otherCode: 'Código de outro certificado',
    codeHelp: 'Está no rodapé do certificado. Maiúsculas, espaços e traços não importam.',
    verify: 'Verificar',
    title: 'Verificar certificado',
    genuine: 'Este certificado é autêntico',
    unknown:
      'Compare o código com o do certificado, letra por letra. Se for o mesmo, o certificado não é nosso, ou a conta a que ele pertencia foi excluída.',
  },
  course: {
    completed: 'Curso concluído',
    explanation:
      'Você concluiu todas as aulas. O certificado comprova isso, e qualquer pessoa pode verificá-lo.',
    get: 'Obter certificado',
    yours: 'Seu certificado',
    address: 'Onde qualquer pessoa pode verificá-lo',
    copyLink: 'Copiar link',
    openPage: 'Abrir página',
  },
};
