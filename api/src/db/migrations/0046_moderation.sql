CREATE TABLE "moderations" (
	"document_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"shown" boolean NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderations_document_id_kind_key_pk" PRIMARY KEY("document_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "moderations" ADD CONSTRAINT "moderations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;