import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Registro de auditoría',
  caption: 'Acciones de los administradores, de la más reciente a la más antigua',
  column: {
    what: 'Qué',
    subject: 'Sobre qué',
    details: 'Detalles',
    who: 'Quién',
    when: 'Cuándo',
  },
  oneSubject: {
    text: 'Solo se muestran las acciones sobre un elemento.',
    listAll: 'Mostrar todo',
  },
  ofCourse: 'Acciones de los administradores',
  deletedAccount: 'Una cuenta eliminada',
  filter: {
    search: 'Título, nombre o detalles',
    everyAction: 'Todas las acciones',
    everyAdmin: 'Todos los administradores',
  },
  download: 'Descargar estas entradas como CSV',
  nothingFound: {
    title: 'No hay ninguna entrada así',
    description: 'Ningún administrador hizo algo así en esos días.',
    showAll: 'Mostrar todas las entradas',
  },
  nothingDone: {
    title: 'Aún no hay nada',
    description:
      'Aquí queda registrado todo lo que un administrador cambia en los cursos, las clases, los miembros o los mensajes.',
  },
  action: {
    ACCESS_ENDED: 'Acceso retirado',
    ACCESS_GRANTED: 'Acceso concedido',
    COURSE_CREATED: 'Curso creado',
    COURSE_DELETED: 'Curso eliminado',
    COURSE_DELETED_FOREVER: 'Curso eliminado definitivamente',
    COURSE_EDITED: 'Curso editado',
    COURSE_PUBLISHED: 'Curso publicado',
    COURSE_RESTORED: 'Curso restaurado',
    COURSE_UNPUBLISHED: 'Curso devuelto a borrador',
    DEMO_ACCOUNT_REMOVED: 'Cuenta de la demo quitada',
    DEMO_REMOVED: 'Demo quitada',
    EMAIL_CHANGED: 'Correo electrónico cambiado',
    LECTURES_REORDERED: 'Clases reordenadas',
    LECTURE_ADDED: 'Clase añadida',
    LECTURE_DELETED: 'Clase eliminada',
    LECTURE_DELETED_FOREVER: 'Clase eliminada definitivamente',
    LECTURE_EDITED: 'Clase editada',
    LECTURE_PUBLISHED: 'Clase publicada',
    LECTURE_RESTORED: 'Clase restaurada',
    LECTURE_SCHEDULED: 'Clase programada',
    LECTURE_UNPUBLISHED: 'Clase devuelta a borrador',
    MESSAGE_ANSWERED: 'Mensaje respondido',
    MESSAGE_HANDLED: 'Mensaje marcado como resuelto',
    MESSAGE_REOPENED: 'Mensaje reabierto',
    PAYMENTS_RECONCILED: 'Pagos conciliados con Stripe',
    PAYMENT_REFUNDED: 'Pago reembolsado',
    REFUND_RETRIED: 'Reembolso reintentado',
    ROLE_CHANGED: 'Rol cambiado',
    SCHOOL_CHANGED: 'Configuración de la escuela cambiada',
    SECOND_FACTOR_REMOVED: 'Segundo factor quitado',
    SESSIONS_ENDED: 'Sesiones de un miembro cerradas',
  },
  failure: {
    loadAuditLog: 'No se pudo cargar el registro de auditoría',
    exportAuditLog: 'No se pudo exportar el registro de auditoría',
  },
  loading: {
    exportAuditLog: 'Reuniendo las entradas',
  },
  success: {
    exportAuditLog: 'Registro de auditoría exportado',
  },
};
