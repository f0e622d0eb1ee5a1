import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    issueCertificate: 'No se pudo emitir el certificado',
    loadCertificate: 'No se pudo cargar el certificado',
  },
  loading: {
    issueCertificate: 'Emitiendo tu certificado',
  },
  success: {
    issueCertificate: 'Tu certificado está listo',
  },
  validation: {
    certificateCode: 'Escribe el código que figura en el certificado',
  },
  conflict: {
    courseNotCompleted: 'El certificado se obtiene al completar todas las clases',
  },
  notFound: {
    certificate: 'No hay ningún certificado con este código',
  },
  sheet: {
    kind: 'Certificado de finalización',
    completed: 'ha completado todas las clases del curso',
    on: 'el {date}',
    taughtBy: 'Impartido por {instructor}',
    number: 'Certificado {code}',
    minutes: '{minutes, plural, one {# minuto} other {# minutos}} de video',
    hours: '{hours, plural, one {# hora} other {# horas}} de video',
    hoursAndMinutes:
      '{hours, plural, one {# hora} other {# horas}} y {minutes, plural, one {# minuto} other {# minutos}} de video',
  },
  pdf: 'Certificado (PDF)',
  page: {
    code: 'Código del certificado',
    otherCode: 'Código de otro certificado',
    codeHelp: 'Figura al pie. Las mayúsculas, los espacios y los guiones no importan.',
    verify: 'Verificar',
    title: 'Verificar un certificado',
    genuine: 'Este certificado es auténtico',
    unknown:
      'Compáralo con el certificado, letra por letra. Si coincide, el certificado no es nuestro o su titular eliminó su cuenta.',
  },
  course: {
    completed: 'Curso completado',
    explanation:
      'Has completado todas las clases. El certificado lo acredita y cualquiera puede verificarlo.',
    get: 'Obtener tu certificado',
    yours: 'Tu certificado',
    address: 'Dónde puede verificarlo cualquiera',
    copyLink: 'Copiar enlace',
    openPage: 'Abrir página',
  },
};
