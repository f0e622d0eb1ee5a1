import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  sections: {
    all: 'Configurações',
    school: 'Escola',
    pictures: 'Imagens',
    offer: 'Oferta',
    about: 'Página “Sobre nós”',
    legal: 'Páginas legais',
    mentors: 'Mentores',
  },
  labels: {
    name: 'Nome',
    language: 'Idioma',
    accent: 'Cor',
    contact: 'E-mail de contato',
    headline: 'Título principal',
    intro: 'Texto abaixo do título',
    about: 'Texto da página',
    imprint: 'Aviso legal',
    privacy: 'Política de privacidade',
    terms: 'Termos de uso',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    youtube: 'YouTube',
    price: 'Preço de um ano',
    currency: 'Moeda',
    refundDays: 'Dias para pedir reembolso',
    graceDays: 'Dias de tolerância',
    trialDays: 'Dias grátis no início',
  },
  form: {
    school: 'Escola',
    schoolIntro:
      'O nome aparece no topo de cada página, nos e-mails e nos certificados, e é como os buscadores chamam a escola.',
    languageHelp: 'Para quem não escolheu outro idioma e cujo navegador não pede nenhum dos nossos.',
    contactHelp:
      'As mensagens do formulário de contato e as respostas aos e-mails vão para este endereço. A página de contato o exibe. Deixe vazio para usar um endereço que ninguém vê.',
    appearance: 'Aparência',
    appearanceIntro: 'Botões, links e destaques têm a mesma cor.',
    home: 'Página inicial',
    homeIntro: 'O que todos leem primeiro.',
    social: 'Redes sociais',
    socialIntro:
      'Endereços da sua escola nestas redes, com https. O rodapé de cada página tem links para eles; os vazios ficam de fora.',
  },
  accent: {
    help: 'Por exemplo, #1d4ed8. Todos os tons são feitos a partir dela, claros e escuros. Deixe vazio para usar as cores do produto.',
    pick: 'Escolher a cor',
    reset: 'Redefinir',
    adjusted: {
      day: {
        lighter: 'De dia, os botões são mais claros que sua cor, para que fiquem legíveis.',
        darker: 'De dia, os botões são mais escuros que sua cor, para que fiquem legíveis.',
      },
      night: {
        lighter: 'À noite, os botões são mais claros que sua cor, para que fiquem legíveis.',
        darker: 'À noite, os botões são mais escuros que sua cor, para que fiquem legíveis.',
      },
    },
  },
  offer: {
    price: 'Preço',
    priceIntro:
      'Para quem assinar a partir de agora. Quem já tem uma assinatura mantém o preço e as condições com que concordou.',
    currencyHelp: 'O painel e as estatísticas contam separadamente o que foi pago em cada moeda.',
    terms: 'Condições',
    termsIntro: 'Para quem assinar a partir de agora.',
    refundHelp:
      'Quem cancelar dentro desse número de dias após um pagamento recebe tudo de volta. 0 para não oferecer reembolso.',
    graceHelp:
      'Por quantos dias as aulas continuam liberadas enquanto uma renovação não é paga. Com 0, elas ficam bloqueadas por uma hora a cada renovação, até a Stripe cobrar o cartão.',
    trialHelp:
      'Por quantos dias quem assina pela primeira vez assiste antes do primeiro pagamento. A Stripe pede um cartão mesmo assim. 0 para nenhum.',
  },
  preview: {
    label: 'Prévia',
    button: 'Um botão',
    price: 'Um preço',
    highlight: 'O que merece um segundo olhar',
  },
  mentor: {
    intro: 'A página “Sobre nós” mostra os mentores nesta ordem. Sem mentores, a seção fica de fora.',
    heading: 'Mentor {number}',
    moveUp: 'Mover mentor {number} para cima',
    moveDown: 'Mover mentor {number} para baixo',
    remove: 'Remover mentor {number}',
    name: 'Nome',
    subject: 'Área',
    bio: 'Em poucas palavras',
    portrait: 'Retrato',
    newPortrait: 'Novo retrato',
    portraitHelp: 'JPG, JPEG, PNG ou WEBP, até 10 MB. É recortado em um quadrado.',
    add: 'Adicionar mentor',
    save: 'Salvar mentores',
  },
  about: {
    intro:
      'A que se propõe sua escola. Os mentores vêm logo abaixo. Deixe vazio para usar o texto do produto.',
  },
  legal: {
    intro:
      'O rodapé tem links para as que têm texto. Quem cria uma conta ou compra fica sabendo com qual versão dos termos concorda; salvar uma página cria uma nova versão.',
  },
  saveSettings: 'Salvar configurações',
  openPage: 'Abrir a página',
  markdown:
    'Markdown: <code># Título</code>, <code>**negrito**</code>, <code>- lista</code>, <code>[texto](https://…)</code>. HTML e imagens não são exibidos.',
  picture: {
    logo: {
      title: 'Logotipo',
      intro: 'No cabeçalho, nos e-mails e nos certificados, no lugar do nosso símbolo e do nome.',
      help: 'JPG, JPEG, PNG ou WEBP, até 10 MB; é reduzido para 640 por 160 pixels.',
    },
    logoDark: {
      title: 'Logotipo para fundo escuro',
      intro:
        'No cabeçalho à noite e nas imagens de links compartilhados. Sem ele, o logotipo também aparece ali.',
      help: 'JPG, JPEG, PNG ou WEBP, até 10 MB; é reduzido para 640 por 160 pixels.',
    },
    icon: {
      title: 'Ícone',
      intro: 'Em abas, favoritos e telas iniciais.',
      help: 'JPG, JPEG, PNG ou WEBP, até 10 MB; é recortado em um quadrado, de preferência com 512 por 512 pixels.',
    },
    choose: 'Imagem',
    chooseAnother: 'Outra imagem',
    save: 'Salvar imagem',
    useOwn: 'Usar a do produto',
  },
  failure: {
    load: 'Não foi possível carregar as configurações',
    save: 'Não foi possível salvar as configurações',
  },
  loading: {
    save: 'Salvando as configurações',
    savePicture: 'Salvando a imagem',
  },
  success: {
    save: 'Configurações salvas',
    saveMentors: 'Mentores salvos',
    savePicture: 'Imagem salva',
    removePicture: 'Imagem removida',
  },
  validation: {
    name: 'Uma escola precisa de um nome',
    accent: 'Uma cor se escreve como #1d4ed8',
    contact: 'Este não é um e-mail válido',
    headline: 'A página inicial precisa de um título principal',
    intro: 'A página inicial precisa de um texto',
    mentorName: 'Um mentor precisa de um nome',
    mentorBio: 'Um mentor precisa de algumas palavras sobre si',
    mentors: 'Há espaço para {count, plural, one {# mentor} other {# mentores}}',
    address: 'Este não é um endereço de {network}. Ele começa com https://',
  },
  conflict: {
    changed: 'Outra pessoa alterou as configurações nesse meio-tempo. Suas alterações ainda não foram salvas',
  },
};
