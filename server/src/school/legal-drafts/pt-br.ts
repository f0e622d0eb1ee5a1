import type { DraftFacts, LegalDrafts } from './legal-draft.ts';

const mail = ({ contact }: DraftFacts) => contact ?? '[[e-mail]]';

export const drafts: LegalDrafts = {
  IMPRINT: (facts) => `## Responsável

[[Nome da empresa ou da pessoa]]

[[Forma jurídica e representantes; exclua esta linha se não houver]]

[[Rua e número]]

[[CEP, cidade e país]]

E-mail: ${mail(facts)}

Telefone: [[número de telefone]]

## Registro e impostos

Registro: [[registro, local e número; exclua esta linha se não houver]]

CNPJ, CPF ou número de IVA: [[número]]

## Responsável pelo conteúdo

[[Nome e endereço]]

## Conflitos com consumidores

[[Participamos / Não participamos]] de procedimentos em um órgão de resolução de conflitos de consumo. [[Nome e site do órgão, se você participar]]
`,
  PRIVACY: (facts) => `Esta política explica quais dados pessoais ${facts.school} (${facts.address}) trata.

## Controlador

[[Nome e endereço da empresa ou da pessoa]]

E-mail: ${mail(facts)}

Encarregado pelo tratamento de dados: [[nome e contato; exclua esta linha se não houver]]

## O que guardamos e por quê

- **Conta:** nome, e-mail, imagem, idioma e uma senha que não pode ser lida. São necessários para a sua conta (contrato, art. 7º, V, da LGPD; art. 6(1)(b) do GDPR).
- **Sessões:** de cada login, o tipo de dispositivo, o endereço de rede e o horário, para que você possa ver e encerrar suas sessões (segurança, art. 7º, IX, da LGPD; art. 6(1)(f) do GDPR).
- **Aprendizado:** seu progresso, cursos salvos e certificados (contrato).
- **Pagamentos:** o que você comprou, quando e por quanto (contrato e obrigação legal, art. 7º, II, da LGPD; art. 6(1)(c) do GDPR). A Stripe guarda seus dados de pagamento. Nunca vemos o número do seu cartão.
- **Aceites:** qual versão dos nossos termos você aceitou e quando (contrato).
- **Mensagens:** o que você envia pelo formulário de contato (resposta).
- **Registro de segurança:** logins e tentativas recusadas com o endereço de rede, por [[número]] dias (segurança).

## Destinatários

- A Stripe processa os pagamentos: [[nome e país da empresa Stripe do seu contrato]].
- [[Empresa de hospedagem e país]] opera nossos servidores.
- [[Serviço de e-mail e país]] envia nossos e-mails.

Transferências internacionais: [[nenhuma / para qual país e com qual base]].

## Seu navegador

Usamos um cookie que mantém você conectado, um que reconhece um navegador já usado e um com o idioma que você escolhe. Seu navegador também guarda ajustes do player e do modo de cor, e textos ainda não salvos. Eles servem a funções que você pede. Não há cookies de publicidade nem de medição de visitas.

## Por quanto tempo

Apagamos seus dados quando você exclui a conta. Os pagamentos ficam sem o seu nome. O que você aceitou na compra fica, com o seu e-mail, por no máximo três anos após o fim da assinatura ou da conta, como prova do contrato. As notas fiscais são guardadas por [[número]] anos porque a lei exige. Os backups são sobrescritos após [[número]] dias.

## Seus direitos

No seu perfil, você pode ver, alterar e baixar seus dados e excluir a conta. Você tem direito de acesso, correção, eliminação, limitação, portabilidade e oposição. Escreva para ${mail(facts)}. Você pode reclamar a uma autoridade, por exemplo [[nome da autoridade, como a ANPD]].
`,
  TERMS: (facts) => `## 1. Quem somos

Estes termos valem para contratos com [[nome e endereço da empresa ou da pessoa]] sobre os cursos em vídeo de ${facts.school} em ${facts.address}.

## 2. O que você recebe

Uma assinatura abre todos os cursos publicados por um ano. Os vídeos são assistidos on-line. Cursos podem ser adicionados, corrigidos ou substituídos. [[Cursos ou recursos que você promete, se houver]]

## 3. Contrato e preço

Antes do pedido, o checkout mostra o preço, os impostos, o prazo, a renovação e a forma de cancelar. O contrato é fechado quando você confirma o pedido e paga. Você recebe uma confirmação por e-mail.

## 4. Renovação e cancelamento

Depois do primeiro ano, a assinatura é renovada como o checkout informa: [[por mais um ano / por tempo indeterminado, com cancelamento a qualquer momento]]. Você pode cancelar a qualquer momento no perfil, ou sem login em <${facts.address}/cancel>. O cancelamento vale a partir do fim do período pago, salvo se a lei ou a seção 5 disser outra coisa.

## 5. Arrependimento e reembolso

Consumidores têm direito de arrependimento, explicado na nossa informação sobre o arrependimento. Se você cancelar em até ${facts.days} dias após um pagamento, nós o reembolsamos integralmente.

## 6. Uso dos cursos

A assinatura é para uma pessoa. Você não pode compartilhar seu acesso nem copiar ou publicar vídeos e textos, salvo se a lei permitir.

## 7. Se algo não funcionar

Valem os direitos legais do consumidor. Escreva para ${mail(facts)}.

## 8. Responsabilidade

[[Regras de responsabilidade válidas no seu país]]

## 9. Mudanças nestes termos

Avisamos sobre mudanças por e-mail pelo menos [[número]] dias antes, e você pode encerrar o contrato até lá. [[O que seu advogado diz sobre o aceite de mudanças]]

## 10. Lei aplicável

Vale a lei de [[país]]. Consumidores mantêm a proteção das normas obrigatórias do país onde vivem.
`,
  ACCESSIBILITY: (
    facts,
  ) => `Esta declaração trata do site de ${facts.school} em ${facts.address}. Foi escrita em [[data]].

## O serviço

${facts.school} oferece cursos em vídeo por assinatura. Neste site, você pode encontrar cursos, criar uma conta, pagar, assistir a vídeos e gerenciar sua assinatura.

## Nível de acessibilidade

Nosso objetivo são as Web Content Accessibility Guidelines (WCAG) 2.2, nível AA, e a norma EN 301 549.

Os autores do software executam estes testes automáticos antes de cada versão:

- Cada tela é verificada com axe no modo claro, no modo escuro e com cores forçadas, em uma tela larga e com 320 pixels de largura, o que equivale a um zoom de 400%. Nenhuma violação pode ser encontrada.
- Com 320 pixels, nenhuma página rola para os lados.
- Aprender, pagar, cancelar e administrar são feitos só com o teclado. O foco permanece visível e vai para onde se espera.
- O player tem legendas, transcrições, controle de velocidade e operação por teclado de cada controle.

Testes automáticos não encontram todas as barreiras. [[Testes com pessoas ou por especialista: quando e por quem, ou exclua esta frase]]

## O que ainda não é acessível

- Legendas: [[vídeos sem legendas, ou “Todos os vídeos têm legendas”]]
- Audiodescrição: [[vídeos que mostram algo que não é falado]]
- As páginas para informar o cartão são da Stripe.
- [[Outras barreiras conhecidas]]

## Avise sobre barreiras

Escreva para ${mail(facts)} ou ligue para [[número de telefone]]. Respondemos em até [[número]] dias.

Se a nossa resposta não ajudar, você pode procurar [[nome, endereço e site da autoridade do seu país]].
`,
  WITHDRAWAL: (facts) => `## Direito de arrependimento

Você tem o direito de desistir deste contrato em até ${facts.days} dias, sem precisar indicar um motivo.

O prazo termina ${facts.days} dias após o dia da celebração do contrato.

Para exercer esse direito, informe-nos ([[nome, endereço e telefone]], ${mail(facts)}) sobre a sua decisão por meio de uma declaração inequívoca (por exemplo, carta enviada pelo correio ou e-mail). Você pode usar o modelo de formulário abaixo, mas isso não é obrigatório.

Você também pode exercer esse direito on-line em <${facts.address}/withdraw>. Se usar essa função, enviaremos sem demora por e-mail uma confirmação de recebimento com o conteúdo, a data e a hora do envio.

Para cumprir o prazo, basta enviar a comunicação antes do seu fim.

## Efeitos do arrependimento

Se você desistir deste contrato, devolveremos todos os pagamentos recebidos de você, sem demora injustificada e, em qualquer caso, em até 14 dias a contar do dia em que formos informados da sua decisão. Usaremos o mesmo meio de pagamento que você usou na transação inicial, salvo acordo expresso em contrário; em nenhum caso haverá custos para você.

[[O que vale se o comprador pediu para começar durante o prazo: seu advogado decide, ou exclua esta linha]]

## Modelo de formulário

(Preencha e devolva este formulário apenas se quiser desistir do contrato.)

- Para [[nome, endereço]], ${mail(facts)}:
- Comunico/Comunicamos (\\*) que desisto/desistimos (\\*) do meu/nosso (\\*) contrato de prestação do seguinte serviço: assinatura dos cursos de ${facts.school}
- Solicitado em (\\*)/recebido em (\\*):
- Nome do(s) consumidor(es):
- Endereço do(s) consumidor(es):
- Assinatura do(s) consumidor(es) (só se o formulário for enviado em papel):
- Data:

(\\*) Risque o que não se aplica.
`,
};
