import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  ADMIN: {
    subject: 'Ahora administras la escuela',
    preheader: 'Desde ahora diriges la escuela junto con los demás administradores.',
    paragraph:
      'Un administrador te dio permisos de administración: desde ahora ves a todas las personas y todos los pagos de la escuela, y puedes modificar sus cursos. Las sesiones de los administradores terminan tras doce horas sin uso.',
  },
  USER: {
    subject: 'Ya no administras la escuela',
    preheader: 'Por lo demás, tu cuenta sigue igual.',
    paragraph:
      'Un administrador te retiró los permisos de administración de la escuela. Por lo demás, tu cuenta sigue igual.',
  },
  unexpected: 'Si no lo esperabas, pregunta a quien dirige la escuela.',
  reason: 'Recibes este correo porque cambió el rol de la cuenta que tiene esta dirección.',
  sessionsEnded: {
    subject: 'Se cerró tu sesión en todas partes',
    preheader: 'Un administrador cerró la sesión de tu cuenta en todos los dispositivos.',
    paragraph:
      'Un administrador de la escuela cerró la sesión de tu cuenta en todos los dispositivos y anuló tus tokens de API. Vuelve a iniciar sesión para continuar.',
    password: 'Si otra persona puede conocer tu contraseña, elige una nueva.',
    action: 'Elegir una contraseña nueva',
  },
  newAdmin: {
    subject: 'Alguien más administra ahora la escuela',
    preheader: 'Si no lo esperabas, revísalo ahora.',
    byYou: 'Acabas de dar permisos de administración a {name} ({email}).',
    by: '{by} acaba de dar permisos de administración a {name} ({email}).',
    notYou:
      'Si no fuiste tú, otra persona tiene tu contraseña: quítale los permisos a esa cuenta y cambia tu contraseña ahora.',
    unexpected: 'Si no lo esperabas, pregunta el motivo y quítale los permisos a esa cuenta.',
    action: 'Ver a esta persona',
    reason: 'Recibes este correo porque administras la escuela.',
  },
};
