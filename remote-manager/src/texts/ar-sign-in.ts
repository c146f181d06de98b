import type { Translation } from '@vitrine/shared/ui';
import type { enSignIn } from './en-sign-in';

/** كيف يسجّل الشخص الدخول، في ملفه الشخصي. */
export const arSignIn: Translation<typeof enSignIn, 'ar'> = {
  title: 'كيف تسجّل الدخول',
  intro: 'كل من هذه الطرق يقودك إلى الحساب نفسه.',
  mail: 'رابط في رسالة',
  mailText: 'نرسل رابطًا إلى {{email}} حين تطلبه. يعمل دائمًا.',
  password: 'كلمة المرور',
  passwordSet: 'لديك واحدة. تغييرها يسجّل خروج أجهزتك الأخرى.',
  passwordNone: 'ليس لديك كلمة مرور بعد.',
  setPassword: 'تعيين كلمة مرور',
  changePassword: 'تغيير كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  passwordHelp: '8 أحرف على الأقل. الأفضل بضع كلمات لا يجمعها أحد سواك.',
  show: 'إظهار كلمة المرور',
  passwordSaved: 'حُفظت كلمة المرور',
  passwordSavedText: 'استخدمها عند تسجيل الدخول القادم.',
  google: 'Google',
  googleLinked: 'مرتبط بـ {{account}}.',
  googleNone: 'غير مرتبط.',
  linkGoogle: 'ربط Google',
  unlinkGoogle: 'فك ربط Google',
  linkedToast: 'رُبط Google',
  linkedToastText: 'يمكنك تسجيل الدخول به من الآن.',
  unlinkedToast: 'فُك ربط Google',
  unlinkedToastText: 'سجّل الدخول بكلمة المرور أو برابط في رسالة.',
  unlinkLast: 'عيّن كلمة مرور أولًا: هذه هي الطريقة التي تستخدمها.',
  playedTitle: 'أي حساب Google؟',
  playedText: 'لا يوجد Google في العرض التجريبي. أدخل عنوان الحساب الذي كان سيربطه.',
  playedAddress: 'عنوان الحساب',
};
