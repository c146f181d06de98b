import type { ShellTexts } from './texts-en';

const ar: ShellTexts = {
  language: 'ar',
  direction: 'rtl',
  loading: 'جارٍ التحميل…',
  notFoundTitle: 'لا يوجد شيء في هذا العنوان',
  notFoundText: 'ربما يكون الرابط قديمًا أو ينقصه حرف. تحقّق من العنوان أو امسح الرمز مرة أخرى.',
  notFoundAction: 'الانتقال إلى البداية',
  notFoundStaffAction: 'إلى لوحة الإدارة',
  scanTitle: 'امسح رمزًا للدخول',
  scanText: 'لكل تجربة رمز خاص بها: في المتجر أو على ملصق أو على شاشة. وجّه كاميرا هاتفك نحوه.',
  staffLink: 'للموظفين: تسجيل الدخول',
  brokenTitle: 'توقفت هذه الصفحة عن العمل',
  brokenText: 'حدث أمر غير متوقع. لم يُفقد شيء مما حُفظ.',
  missingTitle: 'تعذّر تحميل هذه الصفحة',
  missingText: 'لم يضِع شيء مما حُفظ. تحقّق من الاتصال ثم حاول مرة أخرى.',
  newVersionTitle: 'صدرت نسخة جديدة',
  newVersionText: 'لم يضِع شيء مما حُفظ. أعد تحميل الصفحة للحصول عليها.',
  reload: 'إعادة التحميل',
  remoteTitle: (name) => `تعذّر تحميل ${name}`,
  remoteText: 'كل شيء آخر يعمل. تحقّق من الاتصال ثم حاول مرة أخرى.',
  remoteBrokenTitle: (name) => `توقف ${name} عن العمل`,
  remoteBrokenText:
    'كل شيء آخر يعمل، ولم يضِع شيء مما حُفظ. الخلل لدينا وليس في اتصالك. حاول مرة أخرى بعد قليل.',
  retry: 'حاول مرة أخرى',
  close: 'إغلاق',
  success: 'تم بنجاح!',
  successText: 'اكتملت العملية بنجاح',
  error: 'خطأ',
  notification: 'إشعار',
  notifications: 'الإشعارات ({hotkey})',
  textSize: 'حجم النص',
  smallerText: 'نص أصغر',
  largerText: 'نص أكبر',
  remotes: { manager: 'قسم الإدارة', experienceEditor: 'محرر التجارب', viewer: 'عرض التجربة' },
};

export default ar;
