import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Estadísticas',
  year: 'Año',
  currency: 'Moneda',
  month: 'Mes',
  earlier: '{figure} en {when}',
  earlierWithChange: '{figure} en {when}, {change}',
  series: '{name}: {figures}',
  revenue: {
    title: 'Ingresos recurrentes',
    download: 'Descargar Ingresos recurrentes como CSV',
    arr: 'Anuales (ARR)',
    mrr: 'Mensuales (MRR)',
    active: 'Activas',
    bars: 'Gráfico de barras: ingresos recurrentes mensuales al final de cada mes. {figures}',
    notBegun: 'El año aún no ha empezado.',
    caption: 'Ingresos recurrentes en {year} por mes',
    column: {
      active: 'Activas',
      mrr: 'MRR',
      mrrOfYear: 'MRR {year}',
    },
  },
  churn: {
    title: 'Altas y bajas de suscripciones',
    download: 'Descargar Altas y bajas de suscripciones como CSV',
    new: 'Altas',
    ended: 'Bajas',
    rate: 'Tasa de bajas',
    bars: 'Gráfico de barras: suscripciones de {year}. {figures}',
    caption: 'Altas y bajas de suscripciones en {year} por mes',
    column: {
      rate: 'Tasa de bajas',
      rateOfYear: 'Tasa de bajas {year}',
    },
  },
  renewals: {
    title: 'Próximas renovaciones',
    download: 'Descargar Próximas renovaciones como CSV',
    renewing: 'Se renovarán',
    brings: 'Aportarán',
    ifPaid: 'si se pagan todas',
    expiring: 'Terminarán',
    withinYear: 'en el plazo de un año',
    bars: 'Gráfico de barras: suscripciones cuyo año pagado termina. {figures}',
    caption: 'Próximas renovaciones por mes',
  },
  hours: {
    title: 'Horas vistas',
    download: 'Descargar Horas vistas como CSV',
    inYear: 'En el año',
    bars: 'Gráfico de barras: horas vistas en cada mes. {figures}',
    caption: 'Horas vistas en {year} por mes',
  },
  watched: {
    courses: 'Cursos más vistos',
    downloadCourses: 'Descargar las filas de Cursos más vistos como CSV',
    lectures: 'Clases más vistas',
    downloadLectures: 'Descargar las filas de Clases más vistas como CSV',
    column: {
      course: 'Curso',
      lecture: 'Clase',
      hours: 'Visto',
      hoursYearBefore: 'El año anterior',
      begun: 'Empezado',
      finished: 'Terminado',
      completion: 'Finalización',
    },
    figureYearBefore: '{figure} el año anterior',
    hint: {
      hours: '¿Qué cuenta “Visto”?',
      begun: '¿Qué cuenta “Empezado”?',
      finished: '¿Qué cuenta “Terminado”?',
      completion: '¿Qué cuenta “Finalización”?',
    },
    nothing: {
      title: 'Este año no se vio nada',
      description: 'Lo que se ve se cuenta aquí en menos de una hora.',
    },
    showMore: 'Mostrar más',
  },
  csv: {
    new: 'Altas {year}',
    ended: 'Bajas {year}',
    churnRate: 'Tasa de bajas {year}',
    active: 'Activas {year}',
    mrr: 'MRR ({currency}) {year}',
    arr: 'ARR ({currency}) {year}',
    renewing: 'Se renovarán',
    renewingAmount: 'Aportarán ({currency})',
    expiring: 'Terminarán',
    expiringAmount: 'Habrían aportado ({currency})',
    hours: 'Horas',
    hoursOfYear: 'Horas {year}',
    hoursYearBefore: 'Horas el año anterior',
    begunYearBefore: 'Empezado el año anterior',
    finishedYearBefore: 'Terminado el año anterior',
    begunEver: 'Empezado en total',
    finishedEver: 'Terminado en total',
    begunUntilYearBefore: 'Empezado hasta el año anterior',
    finishedUntilYearBefore: 'Terminado hasta el año anterior',
  },
  definition: {
    annualRecurringRevenue:
      'Lo que aportan en un año las suscripciones activas a su precio, antes de cupones e impuestos. Una suscripción está activa desde su primer pago hasta que se cancela o se marca como impagada; las que tienen un pago vencido cuentan. Lo que concedió un administrador no cuenta.',
    monthlyRecurringRevenue:
      'Una doceava parte de los ingresos recurrentes anuales: todas las suscripciones son de un año.',
    activeSubscriptions:
      'Suscripciones cuyo primer pago llegó y que no se han cancelado ni marcado como impagadas. Una que se canceló para el final de su año está activa hasta entonces.',
    newSubscriptions: 'Suscripciones según el mes de su primer pago. Las renovaciones no cuentan.',
    endedSubscriptions:
      'Suscripciones dadas de baja, según el mes en que terminaron: reembolsadas, agotadas tras una cancelación, marcadas como impagadas o eliminadas con su cuenta. Una reembolsada cuenta como alta y como baja.',
    churnRate:
      'Las bajas, como proporción de las suscripciones que estaban activas al principio y de las altas desde entonces.',
    renewals:
      'Suscripciones activas cuyo año pagado termina en el mes y que entonces se cobran de nuevo, a su precio de hoy. Las que tienen un pago vencido quedan fuera hasta que se paguen.',
    expiring: 'Suscripciones que se cancelaron y siguen activas hasta que su año pagado termine en el mes.',
    hours:
      'Cuánto se avanzó en los videos entre dos guardados de la posición; un salto cuenta, como máximo, el doble del tiempo que llevó. Los administradores también cuentan. Se actualiza cada hora; de antes de que se contara, hasta donde había llegado cada persona.',
    begun: 'Personas que abrieron una primera clase del curso.',
    finished:
      'Personas que habían completado todas las clases que el curso tenía entonces. Las clases que se añadan después no lo cambian; quien ya no tiene cuenta sigue contando.',
    completion: 'De todas las personas que empezaron alguna vez el curso, la proporción que lo ha terminado.',
  },
};
