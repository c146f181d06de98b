CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"experience_id" text,
	"area" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"format" jsonb,
	"handled" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"found" jsonb NOT NULL,
	"applied" jsonb NOT NULL,
	"report" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"report_total" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_by_age" ON "imports" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "documents_by_handle" ON "documents" USING btree ("experience_id",("data" ->> 'handle')) WHERE area = 'products';