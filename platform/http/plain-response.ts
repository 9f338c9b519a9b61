const words: Record<number, string> = {
  400: "Bad request · طلب غير صالح",
  403: "Refused: the form was not sent from this site · مرفوض: لم يُرسل النموذج من هذا الموقع",
  404: "Not found · الصفحة غير موجودة",
  405: "Method not allowed · طريقة الطلب غير مسموحة",
  408: "The request took too long · استغرق الطلب وقتاً طويلاً",
  413: "Too large · حجم الطلب كبير جداً",
  414: "The address is too long · العنوان طويل جداً",
  415: "This kind of content is not accepted · نوع المحتوى غير مقبول",
  429: "Too many requests. Please try again later. · طلبات كثيرة جداً. يرجى المحاولة لاحقاً.",
  431: "The request headers are too large · ترويسات الطلب كبيرة جداً",
  503: "Too busy just now. Please try again in a moment. · الضغط كبير حالياً. يرجى المحاولة بعد قليل.",
  500: "Something went wrong on our side. Please try again. · حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.",
};

export const plainText = (status: number): string => `${words[status] ?? status}\n`;

/** Makes the answer for errors without a page. It contains no stack and repeats nothing from the request. */
export const plainResponse = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(plainText(status), {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
