import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  conflict: {
    emailTaken: 'Já existe uma conta com este e-mail',
    emailVerified: 'Seu e-mail já está confirmado',
    hasAdmin: 'Esta escola já tem um admin. Entre na sua conta ou peça a ele que torne você admin também',
  },
  notFound: {
    token: 'Este token não existe',
    session: 'Este dispositivo já foi desconectado',
  },
  wrongSetupLink: 'Este link não é desta escola. Use o que ela mostrou ao ser iniciada',
  pendingLoginOver: 'O login demorou demais. Entre novamente',
  confirmationRequired: 'Confirme sua identidade',
  secondFactorRequired: 'Só mais uma etapa: informe seu segundo fator',
  invalidToken: 'Este token de API não é válido',
  expiredToken: 'Este token de API expirou. Crie um novo no seu perfil',
  scopeRequired: 'Este token de API precisa do escopo {scope}',
  tooManyTokens: 'Sua conta tem {max, number} tokens de API, que é o limite. Revogue um primeiro',
  readOnlyToken: 'Este token de API só permite leitura',
  sessionRequired: 'Um token de API não pode fazer isto. Entre com sua senha',
};
