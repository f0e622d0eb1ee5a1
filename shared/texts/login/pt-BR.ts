import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { email: 'E-mail', password: 'Senha' },
  logIn: 'Entrar',
  usePasskey: 'Usar chave de acesso',
  createAccount: 'Criar conta',
  forgotPassword: 'Esqueceu sua senha?',
  newHere: 'Primeira vez aqui? <signup>Crie uma conta</signup>',
  emailSuggestion: 'Você quis dizer {email}?',
  secondStep: {
    title: 'Só mais uma etapa',
    loading: 'Carregando',
    startAgain: 'Recomeçar',
  },
  checkout: {
    accountFirst: 'Para assinar, entre ou crie uma conta',
    paymentNext: 'Depois vem o pagamento, e todas as aulas ficam liberadas para você.',
  },
};
