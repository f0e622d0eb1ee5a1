import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Primeiros passos',
  intro: 'Tudo de que uma escola nova precisa. Pule o que não for necessário agora: continua aqui.',
  open: '{count, plural, one {# passo em aberto} other {# passos em aberto}}',
  skipped: 'Passos pulados: {steps}',
  goOn: 'Continuar',
  skip: 'Pular',
  takeUp: 'Retomar',
  state: { OPEN: 'Em aberto', DONE: 'Concluído', DISMISSED: 'Pulado' },
  steps: {
    SCHOOL: {
      title: 'Nome e aparência',
      intro: 'Nome, cor e logotipo aparecem no topo de cada página, nos e-mails e nos certificados.',
      go: 'Dar nome à escola',
    },
    OFFER: {
      title: 'Oferta',
      intro: 'Quanto custa um ano e por quantos dias se pode pedir o dinheiro de volta.',
      go: 'Definir o preço',
    },
    MAIL: {
      title: 'E-mail',
      intro: 'Quem cria uma conta, esquece a senha ou paga recebe um e-mail. Este passo envia um para você.',
      go: 'Enviar um e-mail para mim',
    },
    STORAGE: {
      title: 'Armazenamento',
      intro: 'É onde ficam vídeos e imagens. Este passo grava, lê e exclui um arquivo.',
      go: 'Testar o armazenamento',
    },
    STRIPE: {
      title: 'Pagamentos',
      intro:
        'A Stripe recebe os pagamentos. Este passo verifica a chave, o preço e o portal do cliente, e espera um evento da Stripe chegar aqui.',
      go: 'Consultar a Stripe',
    },
    COURSE: {
      title: 'Primeiro curso',
      intro: 'É um rascunho que ninguém vê até você publicá-lo.',
      go: 'Criar um curso',
    },
    ABOUT: {
      title: 'Página “Sobre nós”',
      intro: 'Enquanto você não a escreve, ela diz o que o produto diz de qualquer escola.',
      go: 'Escrever a página',
    },
    MENTORS: {
      title: 'Mentores',
      intro:
        'A página “Sobre nós” mostra quatro pessoas inventadas. Mostre quem ensina na sua escola, ou ninguém.',
      go: 'Apresentar os mentores',
    },
    LINKS: {
      title: 'Redes sociais',
      intro:
        'Os ícones no rodapé de cada página levam às páginas iniciais das redes. Faça-os levar à sua escola; os que ficarem vazios somem.',
      go: 'Definir os links',
    },
    LEGAL: {
      title: 'Páginas legais',
      intro:
        'O aviso legal, a política de privacidade e os termos de uso aparecem no rodapé de cada página assim que são escritos.',
      go: 'Escrever as páginas legais',
    },
  },
  failure: {
    load: 'Não foi possível carregar os primeiros passos',
    check: 'Não foi possível fazer a verificação',
    save: 'Não foi possível salvar',
  },
};
