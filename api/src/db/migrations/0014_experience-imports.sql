CREATE TABLE "experience_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"contents" jsonb,
	"problem" text,
	"experience_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "experience_imports" ADD CONSTRAINT "experience_imports_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_imports" ADD CONSTRAINT "experience_imports_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;