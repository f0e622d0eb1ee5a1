import type { DraftFacts, LegalDrafts } from './legal-draft.ts';

const mail = ({ contact }: DraftFacts) => contact ?? '[[correo electrónico]]';

export const drafts: LegalDrafts = {
  IMPRINT: (facts) => `## Titular

[[Nombre de la empresa o de la persona]]

[[Forma jurídica y representantes; elimina esta línea si no hay]]

[[Calle y número]]

[[Código postal, ciudad y país]]

Correo electrónico: ${mail(facts)}

Teléfono: [[número de teléfono]]

## Registro e impuestos

Registro: [[registro, lugar y número; elimina esta línea si no hay]]

NIF o número de IVA: [[número; elimina esta línea si no hay]]

## Responsable del contenido

[[Nombre y dirección]]

## Conflictos con consumidores

[[Participamos / No participamos]] en procedimientos de resolución ante una entidad de consumo. [[Nombre y sitio web de la entidad, si participas]]
`,
  PRIVACY: (facts) => `Esta política explica qué datos personales trata ${facts.school} (${facts.address}).

## Responsable del tratamiento

[[Nombre y dirección de la empresa o de la persona]]

Correo electrónico: ${mail(facts)}

Delegado de protección de datos: [[nombre y contacto; elimina esta línea si no hay]]

## Qué guardamos y para qué

- **Cuenta:** nombre, correo electrónico, imagen, idioma y una contraseña que no se puede leer. Son necesarios para tu cuenta (contrato, art. 6.1.b del RGPD).
- **Sesiones:** de cada inicio de sesión, el tipo de dispositivo, la dirección de red y la hora, para que puedas ver y cerrar tus sesiones (seguridad, art. 6.1.f del RGPD).
- **Aprendizaje:** tu progreso, los cursos guardados y los certificados (contrato).
- **Pagos:** qué compraste, cuándo y a qué precio (contrato y conservación legal, art. 6.1.c del RGPD). Stripe guarda tus datos de pago. Nunca vemos el número de tu tarjeta.
- **Aceptaciones:** qué versión de nuestras condiciones aceptaste y cuándo (contrato).
- **Mensajes:** lo que envías con el formulario de contacto (respuesta).
- **Registro de seguridad:** inicios de sesión e intentos rechazados con la dirección de red, durante [[número]] días (seguridad).

## Destinatarios

- Stripe procesa los pagos: [[nombre y país de la empresa Stripe de tu contrato]].
- [[Empresa de alojamiento y país]] opera nuestros servidores.
- [[Servicio de correo y país]] envía nuestros correos.

Transferencias fuera del EEE: [[ninguna / a qué país y con qué base]].

## Tu navegador

Usamos una cookie que mantiene tu sesión, otra que reconoce un navegador que ya usaste y otra con el idioma que eliges. Tu navegador guarda además ajustes del reproductor y del modo de color, y textos aún no guardados. Sirven para funciones que pides. No hay cookies de publicidad ni de medición de visitas.

## Durante cuánto tiempo

Borramos tus datos cuando eliminas tu cuenta. Los pagos quedan sin tu nombre. Lo que aceptaste al comprar queda, con tu correo electrónico, como máximo tres años tras el fin de la suscripción o de la cuenta, como prueba del contrato. Las facturas se conservan [[número]] años porque la ley lo exige. Las copias de seguridad se sobrescriben a los [[número]] días.

## Tus derechos

En tu perfil puedes ver, cambiar y descargar tus datos, y eliminar tu cuenta. Tienes derecho de acceso, rectificación, supresión, limitación, portabilidad y oposición. Escribe a ${mail(facts)}. Puedes reclamar ante una autoridad de control, por ejemplo [[nombre de la autoridad]].
`,
  TERMS: (facts) => `## 1. Quiénes somos

Estas condiciones se aplican a los contratos con [[nombre y dirección de la empresa o de la persona]] sobre los cursos en vídeo de ${facts.school} en ${facts.address}.

## 2. Qué recibes

Una suscripción abre todos los cursos publicados durante un año. Los vídeos se ven en línea. Los cursos pueden añadirse, corregirse o sustituirse. [[Cursos o funciones que prometes, si hay]]

## 3. Contrato y precio

Antes de pedir, la página de pago muestra el precio, los impuestos, la duración, la renovación y la forma de cancelar. El contrato se celebra cuando confirmas el pedido y pagas. Recibes una confirmación por correo electrónico.

## 4. Renovación y cancelación

Tras el primer año, la suscripción se renueva como indica la página de pago: [[por otro año / por tiempo indefinido, con cancelación en cualquier momento]]. Puedes cancelar en cualquier momento en tu perfil, o sin iniciar sesión en <${facts.address}/cancel>. La cancelación surte efecto al final del período pagado, salvo que la ley o el apartado 5 digan otra cosa.

## 5. Desistimiento y reembolso

Los consumidores tienen derecho de desistimiento, que explica nuestra información sobre el desistimiento. Si cancelas en los ${facts.days} días siguientes a un pago, lo reembolsamos por completo.

## 6. Uso de los cursos

La suscripción es para una persona. No puedes compartir tu acceso ni copiar o publicar los vídeos y textos, salvo que la ley lo permita.

## 7. Si algo no funciona

Se aplican los derechos legales sobre servicios digitales. Escribe a ${mail(facts)}.

## 8. Responsabilidad

[[Reglas de responsabilidad válidas en tu país]]

## 9. Cambios de estas condiciones

Te avisamos de los cambios por correo electrónico al menos [[número]] días antes, y puedes terminar el contrato antes de esa fecha. [[Lo que diga tu abogado sobre la aceptación de los cambios]]

## 10. Ley aplicable

Se aplica la ley de [[país]]. Los consumidores conservan la protección de las normas imperativas del país donde viven.
`,
  ACCESSIBILITY: (
    facts,
  ) => `Esta declaración se refiere al sitio web de ${facts.school} en ${facts.address}. Se redactó el [[fecha]].

## El servicio

${facts.school} ofrece cursos en vídeo por suscripción. En este sitio puedes encontrar cursos, crear una cuenta, pagar, ver vídeos y gestionar tu suscripción.

## Grado de accesibilidad

Nuestro objetivo son las Web Content Accessibility Guidelines (WCAG) 2.2, nivel AA, y la norma EN 301 549.

Los autores del programa ejecutan estas pruebas automáticas antes de cada versión:

- Cada pantalla se comprueba con axe en modo claro, en modo oscuro y con colores forzados, en una pantalla ancha y con 320 píxeles de ancho, que equivalen a un zoom del 400 %. No debe encontrarse ninguna infracción.
- Con 320 píxeles, ninguna página se desplaza hacia los lados.
- Aprender, pagar, cancelar y administrar se hacen solo con el teclado. El foco permanece visible y va adonde se espera.
- El reproductor tiene subtítulos, transcripciones, control de velocidad y manejo por teclado de cada control.

Las pruebas automáticas no encuentran todas las barreras. [[Pruebas con personas o de un experto: cuándo y quién, o elimina esta frase]]

## Qué no es accesible todavía

- Subtítulos: [[vídeos sin subtítulos, o «Todos los vídeos tienen subtítulos»]]
- Audiodescripción: [[vídeos que muestran algo que no se dice]]
- Las páginas para introducir la tarjeta son de Stripe.
- [[Otras barreras conocidas]]

## Avisar de barreras

Escribe a ${mail(facts)} o llama al [[número de teléfono]]. Respondemos en [[número]] días.

Si nuestra respuesta no ayuda, puedes dirigirte a [[nombre, dirección y sitio web de la autoridad de tu país]].
`,
  WITHDRAWAL: (facts) => `## Derecho de desistimiento

Tiene usted derecho a desistir del presente contrato en un plazo de ${facts.days} días sin necesidad de justificación.

El plazo de desistimiento expirará a los ${facts.days} días del día de la celebración del contrato.

Para ejercer el derecho de desistimiento, deberá usted notificarnos ([[nombre, dirección postal y teléfono]], ${mail(facts)}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.

También puede ejercer su derecho de desistimiento en línea en <${facts.address}/withdraw>. Si utiliza esta función, le enviaremos sin demora por correo electrónico un acuse de recibo con su contenido y la fecha y hora de su envío.

Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.

## Consecuencias del desistimiento

En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.

[[Qué se aplica si el comprador pidió empezar durante el plazo de desistimiento: lo decide tu abogado, o elimina esta línea]]

## Modelo de formulario de desistimiento

(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.)

- A la atención de [[nombre, dirección postal]], ${mail(facts)}:
- Por la presente le comunico/comunicamos (\\*) que desisto de mi/desistimos de nuestro (\\*) contrato de prestación del siguiente servicio: suscripción a los cursos de ${facts.school}
- Pedido el (\\*)/recibido el (\\*):
- Nombre del consumidor o de los consumidores:
- Domicilio del consumidor o de los consumidores:
- Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):
- Fecha:

(\\*) Táchese lo que no proceda.
`,
};
